stroll-name = Stroll
stroll-about = Walking.
stroll-field = Which way?
stroll-n = north
stroll-e = east
stroll-s = south
stroll-w = west
stroll-begun = Off we go.
stroll-went = { YOU($who) ->
    [yes] You went { $count } steps.
   *[no] { $who } went { $count } steps.
}
stroll-noted = { $who } left note { $number }: { $words }
stroll-resigned = { $who } resigned.
stroll-why = That was the way.
stroll-option-turns = Turns
stroll-option-turns-6 = six
stroll-option-turns-2 = two
stroll-option-turns-20 = twenty
stroll-rules-short = Walk.
stroll-rules-long-1 = Walk on.
stroll-note-button = Leave a note
stroll-form-title = A note in turn { $turn }
stroll-form-number = Number
stroll-form-sides = Sides
stroll-form-to = To
stroll-form-to-about = Whom it is for
stroll-form-words = Words
stroll-form-file = File

toy-name = Toy
toy-about = Walking.
toy-field = Which way?
toy-n = north
toy-e = east
toy-s = south
toy-w = west
toy-begun = Off we go.
toy-went = { YOU($who) ->
    [yes] You went { $count } steps.
   *[no] { $who } went { $count } steps.
}
toy-noted = { $who } left note { $number }: { $words }
toy-resigned = { $who } resigned.
toy-why = That was the way.
toy-option-turns = Turns
toy-option-turns-6 = six
toy-option-turns-2 = two
toy-option-turns-20 = twenty
toy-rules-short = Walk.
toy-rules-long-1 = Walk on.
toy-note-button = Leave a note
toy-form-title = A note in turn { $turn }
toy-form-number = Number
toy-form-sides = Sides
toy-form-to = To
toy-form-to-about = Whom it is for
toy-form-words = Words
toy-form-file = File
strength-plain = Plain bot: walks

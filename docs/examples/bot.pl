#!/usr/bin/env perl
# A bot in Perl that uses only Perl's standard modules. It speaks the protocol of docs/reference/bot-protocol.md: one JSON message
# on each line. Its strategy: sail to its own goals, leave the rest to the others, and play a card now and then.
#
#   pelagos arena ulysses --bots "process:perl docs/examples/bot.pl,sailor,sailor"
use strict;
use warnings;
use JSON::PP;

$| = 1;    # flush after every line: a buffered answer is a late answer
my @places;

sub say_line { print encode_json($_[0]), "\n" }

# In Ulysses, the names of the places that it still has to reach. In Odysseus a view has no goals.
sub goals {
    my ($view) = @_;
    return () unless $view->{goals};
    my @own = @{ $view->{goals}[ $view->{who} ] };
    return map { $places[ $_->{goal} ] } grep { $_->{goal} >= 0 && !$_->{shown} } @own;
}

sub any { my (@of) = @_; return $of[ int rand @of ] }

sub pick {
    my ($view, @legal) = @_;
    my %wanted = map { $_ => 1 } goals($view);
    for my $words (@legal) {    # go to a goal if possible
        return $words if $words =~ /^(?:propose|object) (\S+)$/ && $wanted{$1};
    }
    my @cards = grep { /^play / } @legal;
    return any(@cards) if @cards && rand() < 0.5;
    for my $quiet (qw(agree pass allow end done)) {
        return $quiet if grep { $_ eq $quiet } @legal;
    }
    my @moves = grep { /^propose / } @legal;
    return any(@moves ? @moves : @legal);
}

while (my $line = <STDIN>) {
    my $message = decode_json($line);
    my $type    = $message->{type};
    if ($type eq 'hello') {
        @places = @{ $message->{names}{places} || [] };
        say_line({ ready => JSON::PP::true });
    }
    elsif ($type eq 'choose') {
        srand $message->{seed};    # so that the same question gets the same answer
        say_line({ id => $message->{id}, play => pick($message->{view}, @{ $message->{legal} }) });
    }
    elsif ($type eq 'bye') { last }
}

#!/usr/bin/env perl
# A bot in Perl, with nothing but what Perl brings. It speaks docs/bot-protocol.md: a message a line, JSON, and answers
# those that ask. Its idea: sail where its own goals are, leave the rest to the others, and play a card now and then.
#
#   pelagos arena ulysses --bots "process:perl docs/examples/bot.pl,sailor,sailor"
use strict;
use warnings;
use JSON::PP;

$| = 1;    # an answer that waits in a buffer is a late answer
my @places;

sub say_line { print encode_json($_[0]), "\n" }

# Ulysses: the places it still has to reach, by name. In Odysseus a view has no goals.
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
    for my $words (@legal) {    # where it wants to go
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
        srand $message->{seed};    # the same question gives the same answer
        say_line({ id => $message->{id}, play => pick($message->{view}, @{ $message->{legal} }) });
    }
    elsif ($type eq 'bye') { last }
}

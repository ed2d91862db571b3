/** Words for screen readers beside a drawing. They are a label, not a text: a text that nobody sees would be laid out with every change. */
export function SrOnly({ words }: { words: string }) {
  // An empty hand has no words, and a picture without a label is one that nobody can make sense of.
  return words ? <span class="for-ears" role="img" aria-label={words} /> : null;
}

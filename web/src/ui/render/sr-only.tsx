/** Words for screen readers beside a drawing. They are a label and not hidden text, which the browser would lay out with every
change. */
export function SrOnly({ words }: { words: string }) {
  // An empty hand has no words. role="img" without a label would be read as an unnamed picture.
  return words ? <span class="for-ears" role="img" aria-label={words} /> : null;
}

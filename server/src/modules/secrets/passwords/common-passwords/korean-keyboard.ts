const initials = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const medials = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** Returns the keys of a Korean keyboard as Latin letters: 안녕 is dkssud. Other characters are unchanged. */
export function latinKeysOf(text: string): string {
  return [...text.normalize('NFC')].map(keysOfSyllable).join('');
}

function keysOfSyllable(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return character;
  const index = code - firstSyllable;
  const perInitial = medials.length * finals.length;
  return [
    initials[Math.floor(index / perInitial)],
    medials[Math.floor((index % perInitial) / finals.length)],
    finals[index % finals.length],
  ].join('');
}

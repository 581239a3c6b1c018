/** Words that a stranger reads twice, and what says it at once (docs/glossary.md, "Words of the house"). */
export interface ProseWord {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Comments and test titles alone: in the interface the word is an ordinary one. */
  readonly codeOnly?: boolean;
}

export const proseWords: readonly ProseWord[] = [
  { pattern: /\bwho(?:ever|mever)\b/i, instead: 'the caller, the user, the administrator, or "anyone who"' },
  { pattern: /\bsomebody\b/i, instead: 'a person, a user, someone' },
  { pattern: /\bnobody\b/i, instead: 'no one, no user, or the passive' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bmeanwhile\b/i, instead: 'in the meantime, by then, since' },
  { pattern: /\b(?:take|takes|taking|took) force\b/i, instead: 'take effect' },
  { pattern: /\bwhom\b/i, instead: 'a named subject', codeOnly: true },
  { pattern: /(?<!meeting[ -])\brooms\b/i, instead: 'sections of the console, pages', codeOnly: true },
  { pattern: /\b(?:told|tells)\b/i, instead: 'notify, return, show, refuse with', codeOnly: true },
];

/** Old words in names of code, with the words of the glossary. */
export const oldNames: readonly ProseWord[] = [
  { pattern: /\bforget[A-Z]\w*/, instead: 'purge, clear, discard' },
  // `tellOf...` are operations, exported under the names that are stored.
  { pattern: /\b(?:tell|told)(?!Of[A-Z])[A-Z]\w*/, instead: 'notify, report, shown' },
  { pattern: /\bgive\w*Back\b/, instead: 'refund' },
  { pattern: /\bhold(?:InService|Result|LoginOf|TieTo)\b/, instead: 'lock' },
  { pattern: /\bis(?:Ours|There|Left)\b/, instead: 'owns, exists, hasQuota' },
];

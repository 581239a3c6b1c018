/** Exceptions of the message check, each with the reason; an entry that nothing needs is a finding itself. */
export interface Allowed {
  /** Texts that are written alike in every language: names and codes. */
  readonly sameEverywhere: Readonly<Record<string, string>>;
  /** `<language> <beginning of the key>`: texts that one language writes as English does. */
  readonly sameAsEnglish: Readonly<Record<string, string>>;
  /** `<path>#<key>` of a text that carries foreign letters on purpose. */
  readonly foreignLetters: Readonly<Record<string, string>>;
  /** Beginnings of keys that are put together at run time. */
  readonly builtKeys: Readonly<Record<string, string>>;
}

export const allowed: Allowed = {
  sameEverywhere: {
    ID: 'Japanese forms say ID, as English ones do',
    Madang: 'the name of the product, where the page bears nothing else',
    SMS: 'Japanese and Vietnamese say SMS',
    API: 'developers of every language say so',
    OK: 'Japanese and Vietnamese buttons say OK too',
    Email: 'Vietnamese says Email',
  },
  sameAsEnglish: {},
  foreignLetters: {},
  builtKeys: {
    'employeesFile.': 'one for each column of the file',
    'importKinds.': 'one for each kind of import, of whichever capability',
    'consentMails.items.': 'one for each of the optional items that were deleted',
  },
};

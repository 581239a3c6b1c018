export const sharedAddressLimits = {
  sharedAddresses: 10_000,
  rowsPerPage: 50,
  nameCharacters: 30,
  descriptionCharacters: 100,
  /** Length of the part before the @, as the longest user ID on a company's own domain. */
  localCharacters: 40,
  members: 500,
  senders: 100,
  owners: 10,
  searchCharacters: 50,
} as const;

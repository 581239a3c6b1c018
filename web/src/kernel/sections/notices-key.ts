/** The notices behind the console's bell; a section that settles something of it has it read again. */
export const noticesKey = ['console', 'notices'] as const;

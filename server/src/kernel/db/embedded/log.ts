/** The part of the product's logger that the launcher uses: details, then a sentence. */
export interface EmbeddedDatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

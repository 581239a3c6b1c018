// To parse, check and write a large answer again takes longer than to make it. A test reads each by the contract.
/** An answer that the database has written as JSON in the contract's shape; it is sent as it is. */
export class WrittenJson<out Answer> {
  /** Type of the answer, without a value. */
  declare readonly answer?: Answer;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

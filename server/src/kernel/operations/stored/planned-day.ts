/** A day of the company on which a change is carried out, and what a list says of it. */
export interface PlannedDay {
  readonly dueOn: string;
  /** Shown among the planned changes: others belong to something that shows them itself. */
  readonly shown?: {
    readonly note: string;
    /** Codes and ids that its title names; never names or values. */
    readonly detail: Readonly<Record<string, string>>;
  };
}

import pg from 'pg';

/** Properties of the driver's query that its types lack. */
interface DriverQuery {
  name: string | undefined;
  readonly _result: RowShape;
  _accumulateRows: boolean;
  handleCommandComplete(message: object, connection: DescribingConnection): void;
  submit(connection: DescribingConnection): Error | null;
}

/** Row parser of a result, built from a description of the columns. */
interface RowShape {
  fields: readonly unknown[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** A connection of the driver, as far as it asks for descriptions. */
export interface DescribingConnection {
  describe: (portal: object) => void;
}

const BaseQuery = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  callback?: (error: unknown, result: unknown) => void,
) => DriverQuery;

/** The columns of the named statements of a connection, and whether what is sent now goes without asking for them. */
export class Descriptions {
  readonly #shapes = new Map<string, RowShape>();
  readonly #keeps: boolean;
  #isKnown = false;

  /** `keeps` is false where a name may be of another connection: every execution asks then. */
  constructor(connection: DescribingConnection, { keeps }: { readonly keeps: boolean }) {
    this.#keeps = keeps;
    const describe = connection.describe.bind(connection);
    connection.describe = (portal) => {
      if (!this.#isKnown) describe(portal);
    };
  }

  shapeOf(name: string): RowShape | undefined {
    return this.#shapes.get(name);
  }

  /** The first of a name; one without columns is none to ask for either. */
  keep(name: string, { fields, _parsers, _prebuiltEmptyResultObject }: RowShape): void {
    if (!this.#keeps || this.#shapes.has(name)) return;
    this.#shapes.set(name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  /** Sends without asking for the columns. */
  without<T>(send: () => T): T {
    this.#isKnown = true;
    try {
      return send();
    } finally {
      this.#isKnown = false;
    }
  }
}

/**
 * A named statement whose columns are asked for once on a connection. PostgreSQL refuses it once they change
 * (docs/decisions/statements-and-round-trips.md).
 */
export class DescribedQuery extends BaseQuery {
  readonly #descriptions: Descriptions;
  readonly #name: string;

  constructor(
    { descriptions, name, text }: { readonly descriptions: Descriptions; readonly name: string; readonly text: string },
    values: readonly unknown[],
    callback: (error: unknown, result: unknown) => void,
  ) {
    super(text, values, callback);
    this.name = name;
    this.#name = name;
    this.#descriptions = descriptions;
  }

  override handleCommandComplete(message: object, connection: DescribingConnection): void {
    super.handleCommandComplete(message, connection);
    this.#descriptions.keep(this.#name, this._result);
  }

  override submit(connection: DescribingConnection): Error | null {
    const shape = this.#descriptions.shapeOf(this.#name);
    if (!shape) return super.submit(connection);
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    return this.#descriptions.without(() => super.submit(connection));
  }
}

interface LocalMessage {
  readonly to: string;
  readonly text: string;
}

const patienceMs = 30_000;

/** Messages stored by a development start without mail server and gateway, as programs read them beside the page. */
export class LocalOutboxReader {
  readonly #baseUrl: string;
  readonly #read = new Set<string>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** The newest text to someone that has something to find in it which was not read before. */
  async next(to: string, wanted: RegExp): Promise<string> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const messages = (await (await fetch(`${this.#baseUrl}/outbox.json`)).json()) as LocalMessage[];
      for (const { text } of messages.filter((message) => message.to === to)) {
        const found = wanted.exec(text)?.[0];
        if (found === undefined || this.#read.has(to + found)) continue;
        this.#read.add(to + found);
        return found;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('nothing came');
  }

  nextCode(to: string): Promise<string> {
    return this.next(to, /(?<!\d)\d{6}(?!\d)/);
  }
}

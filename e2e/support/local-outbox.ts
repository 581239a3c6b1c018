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
      for (const { text } of (await this.#messages()).filter((message) => message.to === to)) {
        const found = wanted.exec(text)?.[0];
        if (found === undefined || this.#read.has(to + found)) continue;
        this.#read.add(to + found);
        return found;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('nothing came');
  }

  /** Receivers of all messages so far that name each of the words, one for each message. */
  async receiversOf(...words: readonly string[]): Promise<string[]> {
    const found = (await this.#messages()).filter(({ text }) => words.every((word) => text.includes(word)));
    return found.map(({ to }) => to);
  }

  async #messages(): Promise<LocalMessage[]> {
    return (await (await fetch(`${this.#baseUrl}/outbox.json`)).json()) as LocalMessage[];
  }

  nextCode(to: string): Promise<string> {
    return this.next(to, /(?<!\d)\d{6}(?!\d)/);
  }
}

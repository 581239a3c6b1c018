import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { logOut } from '@madang/contract/access/accounts/routes.ts';
import type { ErrorBody } from '@madang/contract/kernel/errors.ts';
import type { AnswerOf, Route } from '@madang/contract/kernel/route.ts';
import { inCompany } from '../kernel/db/database.ts';
import { cookieName } from '../kernel/http/cookies.ts';
import { callHeader } from '../kernel/http/origin-check.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { openPersonSession } from '../modules/access/accounts/index.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';

type InputOf<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

interface Given<R extends Route> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: InputOf<R['body']>;
  /** Codes that are no failure here: what they refuse stands already. */
  readonly accepts?: readonly string[];
}

/** A call of the demo that was refused where nothing was to be. */
export class DemoRefused extends Error {
  override name = 'DemoRefused';
}

/** An invented person at work: sends the calls that their browser would, past no rule, right and audit row. */
export class DemoCaller {
  readonly #app: FastifyInstance;
  readonly #cookie: string;

  private constructor(app: FastifyInstance, cookie: string) {
    this.#app = app;
    this.#cookie = cookie;
  }

  static async of(app: FastifyInstance, kernel: Kernel, person: PersonKey): Promise<DemoCaller> {
    const { db, config } = kernel;
    const { secret } = await inCompany(db, person.companyCode, (tx) =>
      openPersonSession(tx, person, { kernel, request: { address: '' } }),
    );
    return new DemoCaller(app, `${cookieName('session', config)}=${secret}`);
  }

  /** The answer; undefined where it was refused with one of the codes that the caller accepts. */
  async call<R extends Route>(
    route: R,
    { params = {}, query = {}, body, accepts = [] }: Given<R> = {},
  ): Promise<AnswerOf<R> | undefined> {
    const response = await this.#app.inject({
      method: route.method,
      url: filledPath(route.path, params),
      query: { ...query },
      headers: { cookie: this.#cookie, [callHeader]: '1' },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (response.statusCode === 200) return response.json<AnswerOf<R>>();
    const { errorCode, fields } = response.json<ErrorBody>();
    const codes = [errorCode, ...fields.map(({ code }) => code)];
    if (codes.some((code) => accepts.includes(code))) return undefined;
    throw new DemoRefused(`${route.method} ${route.path} of the demo was refused: ${codes.join(', ')}`);
  }

  /** Sends a file as the form of a page does. */
  async attach<R extends Route>(
    { path }: R,
    { params, content }: { readonly params: Readonly<Record<string, string>>; readonly content: Buffer },
  ): Promise<void> {
    const head = '--demo\r\ncontent-disposition: form-data; name="file"; filename="plan.png"\r\n\r\n';
    const response = await this.#app.inject({
      method: 'POST',
      url: filledPath(path, params),
      headers: {
        cookie: this.#cookie,
        [callHeader]: '1',
        'content-type': 'multipart/form-data; boundary=demo',
      },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--demo--\r\n')]),
    });
    if (response.statusCode !== 200) throw new DemoRefused(`${path} of the demo was refused`);
  }

  /** A call where no refusal is accepted. */
  async expect<R extends Route>(route: R, given: Given<R> = {}): Promise<AnswerOf<R>> {
    const answer = await this.call(route, { ...given, accepts: [] });
    if (answer === undefined) throw new DemoRefused(`${route.path} gave no answer`);
    return answer;
  }

  async logOut(): Promise<void> {
    await this.call(logOut);
  }
}

function filledPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(String(params[name])));
}

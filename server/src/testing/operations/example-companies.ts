import { randomUUID } from 'node:crypto';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import { execute } from '../../kernel/operations/executor.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { companyOf, type Origin, type Person } from '../../kernel/operations/principal.ts';
import { addMember } from '../member.ts';
import type { TestApp } from '../test-app.ts';
import type { Example, Step } from './examples/example.ts';

export type PersonOrigin = Origin & { readonly principal: Person };

export function originOf(companyCode: string, personId: string, requestId: string = randomUUID()): PersonOrigin {
  return { principal: { kind: 'person', companyCode, personId }, request: { id: requestId, address: '' } };
}

/** The code of the refusal, or `none`. */
export async function refusalOf(run: Promise<unknown>): Promise<string> {
  return run.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
}

/** Companies in which examples run, each with the state that its example needs. */
export class ExampleCompanies {
  readonly #app: TestApp;
  #count = 0;
  /** The person of each company who runs the example. */
  readonly #actors = new Map<string, string>();
  /** Answers to the given steps of each company. */
  readonly #answers = new Map<string, readonly unknown[]>();
  /** Answer of each company's last run. */
  readonly #lastAnswers = new Map<string, unknown>();

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** A new company with an administrator, and the state that an example needs. */
  async add({ given, role = 'administrator' }: Pick<Example, 'given' | 'role'>) {
    // IDs are made of the number, and must not hold a run of digits.
    do this.#count += 1;
    while (/(\d)\1\1/.test(String(this.#count)) || '0123456789 9876543210'.includes(String(this.#count).padStart(3)));
    const companyCode = role === 'operator' ? platformCompany : `OPERATION${this.#count}`;
    const { personId } = await addMember(this.#app.kernel.db, { companyCode, role });
    const origin = originOf(companyCode, personId);
    const answers: unknown[] = [];
    this.#answers.set(companyCode, answers);
    this.#actors.set(companyCode, personId);
    for (const each of given) {
      const isStep = typeof each !== 'function';
      answers.push(
        isStep ? await this.#runGiven(origin, each) : await each({ app: this.#app, companyCode, actorId: personId }),
      );
    }
    return { companyCode, personId, origin };
  }

  /** Runs an operation by name and from JSON alone, as a stored input is run. */
  async run(origin: Origin, { name, input }: Step, companyCode = companyOf(origin.principal)) {
    const { kernel } = this.#app;
    const operation = kernel.operations.storable(name);
    const answer: unknown = await execute(
      kernel,
      operation,
      origin,
      parseInput(operation, this.filled(input, companyCode)),
    );
    this.#lastAnswers.set(companyCode ?? '', answer);
    return answer;
  }

  /** A given step is not stored, so it may be a secret one. */
  async #runGiven(origin: Origin, { name, input }: Step): Promise<unknown> {
    const { kernel } = this.#app;
    const operation = kernel.operations.change(name);
    return execute(kernel, operation, origin, parseInput(operation, this.filled(input, companyOf(origin.principal))));
  }

  /** JSON with the company's own number for `{n}`, for `{0.personId}` what its first given step answered, for `{answer.planId}` its last run. */
  filled<T extends object>(input: T, companyCode = ''): T {
    const number = companyCode.match(/OPERATION(\d+)/)?.[1] ?? '';
    const answers = this.#answers.get(companyCode) ?? [];
    const actor = this.#actors.get(companyCode) ?? '';
    const text = JSON.stringify(input).replaceAll('{n}', number).replaceAll('{actor}', actor);
    const filledText = text.replaceAll(/\{(\d+)\.(\w+)\}/g, (_, step: string, field: string) =>
      String(Reflect.get(Object(answers[Number(step)]), field)),
    );
    const last = Object(this.#lastAnswers.get(companyCode)) as object;
    const whole = filledText.replaceAll(/\{answer\.(\w+)\}/g, (_, field: string) => String(Reflect.get(last, field)));
    // Of `numberFrom`: a number, not its digits.
    return JSON.parse(whole.replaceAll(/"#(\d+)"/g, '$1')) as T;
  }
}

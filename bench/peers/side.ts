import type { LoadRequest } from '../kernel/load.ts';
import type { HashKind } from './hash-alone.ts';

/** Tasks of product and peers alike. */
export const tasks = [
  'ID check',
  'sign-in',
  'sign-up',
  'page of people',
  'search by a part of a name',
  'who am I',
] as const;
export type Task = (typeof tasks)[number];

/** Tasks that take a password, which cost at least its hash. */
export const hashingTasks: readonly Task[] = ['sign-in', 'sign-up'];

export const password = 'Xk7!mqPz';
/** More than are asked at once, so that none signs in twice at a time. */
export const peopleWhoSignIn = 32;
/** Of an English name, found in the midst of its word. */
const nameParts = ['yeol-bit', 'eong-sol', 'aem-chan', 'yeok-ji'] as const;

export interface Asked {
  readonly url: string;
  /** The status of a refusal that answers the task. */
  readonly expected?: number;
  readonly method: 'GET' | 'POST';
  readonly request: (connection: number, turn: number) => LoadRequest;
}

export interface Trial {
  readonly round: number;
  /** So many can be done at most. */
  readonly signUps: number;
}

/** The product or a peer, each a process of its own on the same database server. */
export interface Side {
  readonly name: string;
  readonly pid: number;
  readonly hash: HashKind;
  readonly ask: (task: Task, trial: Trial) => Promise<Asked>;
  /** The number of people in the answer of a page or a search. */
  readonly peopleIn: (answer: unknown) => number;
}

/** Changes from round to round alone, for a peer has it in its address. */
export function namePartOf({ round }: Trial): string {
  return nameParts[round % nameParts.length] ?? nameParts[0];
}

let signedUp = 0;

/** A login ID that is free, on any side. */
export function freeId(): string {
  signedUp += 1;
  return `free${signedUp}`;
}

/** Half of the asked IDs are taken. */
export function askedId(connection: number, turn: number, people: number): string {
  return turn % 2 === 0 ? freeId() : takenId(((connection * 7_919 + turn * 104_729) % people) + 1);
}

export function takenId(number: number): string {
  return `person${number}`;
}

export function signingIn(connection: number, turn: number): number {
  return (connection + turn * 16) % peopleWhoSignIn;
}

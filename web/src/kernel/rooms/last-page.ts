import { toCallError } from '../call-error.ts';

/** Asks for a page of a list; where it has vanished, for rows have gone in the meantime, for the last one that there is. */
export async function orLastPage<T>(page: number, ask: (page: number) => Promise<T>): Promise<T> {
  try {
    return await ask(page);
  } catch (thrown) {
    const beyond = toCallError(thrown).fields.find(({ code }) => code === 'PAGE_BEYOND');
    if (!beyond) throw thrown;
    return ask(Number(beyond.params['0']));
  }
}

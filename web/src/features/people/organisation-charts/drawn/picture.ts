import type { QueryClient } from '@tanstack/react-query';
import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import type { PictureWords } from '../names.ts';
import { batchesOf, cardsKey, type CardsAnswer, cardsQuery, type DrawnCards, joined } from './drawn-cards.ts';
import { layoutOf } from './layout.ts';
import { fitter, type Written } from './shapes.ts';

/** Heads are asked for on as many cards of a picture; a larger one has names and numbers alone. */
const headsInPicture = 1_200;

/** The picture of the open rows, as far as it is known now. */
export function knownPicture(queries: QueryClient, words: PictureWords, rows: readonly TreeRow[]): Written {
  const answers = queries.getQueriesData<CardsAnswer>({ queryKey: cardsKey });
  return written(words, rows, joined(answers.map(([, answer]) => answer)));
}

/** The same once all heads are asked for. */
export async function wholePicture(
  queries: QueryClient,
  words: PictureWords,
  rows: readonly TreeRow[],
): Promise<Written> {
  const answers = [];
  // One after another: a picture is no reason to ask twenty times at once.
  for (const query of batchesIn(rows)) answers.push(await queries.ensureQueryData(query));
  return written(words, rows, joined(answers));
}

const batchesIn = (rows: readonly TreeRow[]) =>
  rows.length > headsInPicture ? [] : batchesOf(rows.map(({ key }) => key)).map(cardsQuery);

function written({ personText }: PictureWords, rows: readonly TreeRow[], cards: DrawnCards): Written {
  return {
    layout: layoutOf(rows),
    rows,
    cards,
    fitted: fitter(),
    leaderOf(key) {
      const head = cards.cardOf.get(key)?.head;
      return head ? personText(head) : '';
    },
  };
}

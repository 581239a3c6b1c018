import { use, useSyncExternalStore } from 'react';
import type { CatalogueFiles } from '../catalogues.ts';
import { addTexts, isSpoken } from '../i18n.ts';

/** Texts that the first picture of a page can do without; none in a document that begins with all of its texts. */
let files: CatalogueFiles | undefined;
let reading: Promise<void> | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/** Names the texts that are read after the first picture, or with the first part that says one of them. */
export function setLateTexts(late: CatalogueFiles | undefined): void {
  files = late;
}

/** Reads the late texts once; after a failure the next caller reads them again. */
export function readLateTexts(): Promise<void> {
  if (!files || isRead) return Promise.resolve();
  reading ??= read(files);
  return reading;
}

async function read(late: CatalogueFiles): Promise<void> {
  try {
    await addTexts(late);
    isRead = true;
    for (const listener of listeners) listener();
  } finally {
    reading = undefined;
  }
}

const areThere = () => !files || isRead;

function onRead(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true once the late texts have been read. */
export function useLateTexts(): boolean {
  return useSyncExternalStore(onRead, areThere, areThere);
}

/** Suspends a component that says something of every capability. */
export function useAllTexts(): void {
  if (!areThere()) use(readLateTexts());
}

/** Suspends a component whose texts are among those that are still to come. */
export function useSpoken(namespace: string): void {
  if (!areThere() && !isSpoken(namespace)) use(readLateTexts());
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Written by the build: a digest of what it was built from. */
const mark = fileURLToPath(new URL('../../../../web/dist/.madang-sources', import.meta.url));

/** Returns the id that distinguishes two builds of the product. */
export function buildId(): string {
  return existsSync(mark) ? readFileSync(mark, 'utf8').slice(0, 12) : 'unbuilt';
}

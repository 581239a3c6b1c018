import type { photoSizes } from './limits.ts';

export const photoPath = '/api/v1/person-photos/{photoId}';

/** Where the pages find a photo. Apart from its route, so that a page that shows one loads no schema. */
export function photoAddress(id: string | null, size: (typeof photoSizes)[number]): string | undefined {
  return id === null ? undefined : `${photoPath.replace('{photoId}', id)}?size=${size}`;
}

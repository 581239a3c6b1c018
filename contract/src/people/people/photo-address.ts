import type { photoSizes } from './limits.ts';

export const photoPath = '/api/v1/person-photos/{photoId}';

/** Returns the address of a photo. Separate from its route, so a page that shows a photo loads no schema. */
export function photoAddress(id: string | null, size: (typeof photoSizes)[number]): string | undefined {
  return id === null ? undefined : `${photoPath.replace('{photoId}', id)}?size=${size}`;
}

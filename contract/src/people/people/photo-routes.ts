import * as z from 'zod/mini';
import { pictureContent } from '../../kernel/fields/picture.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { maxPhotoBodyBytes, photoLimits, photoSizes } from './limits.ts';
import { photoPath } from './photo-address.ts';
import { anyEmployee } from './routes.ts';
import { storedId } from '../../kernel/rules.ts';

const photoContent = pictureContent({ size: 'PHOTO_SIZE', kind: 'PHOTO_KIND', maxBytes: photoLimits.imageBytes });

export const ownPhoto = z.strictObject({ photo: photoContent });
export const employeePhoto = z.extend(ownPhoto, anyEmployee.shape);
const kept = z.strictObject({ photoId: z.uuid() });

const employeePath = '/api/v1/employees/{personId}/photo';
const ownPath = '/api/v1/profile/photo';
const maxBodyBytes = maxPhotoBodyBytes;

/** USR-04: gives a person a photo, or another one. */
export const setPersonPhoto = route({
  method: 'PUT',
  path: employeePath,
  params: anyEmployee,
  body: ownPhoto,
  maxBodyBytes,
  answer: kept,
});

export const removePersonPhoto = route({ method: 'DELETE', path: employeePath, params: anyEmployee, answer: success });

/** The same by the person. */
export const setOwnPhoto = route({ method: 'PUT', path: ownPath, body: ownPhoto, maxBodyBytes, answer: kept });

export const removeOwnPhoto = route({ method: 'DELETE', path: ownPath, answer: success });

const photoId = z.strictObject({ photoId: storedId });
const photoSize = z.strictObject({ size: z._default(z.enum(photoSizes), 'small') });
export const onePhoto = z.extend(photoId, photoSize.shape);

/** A photo, to the people of its company; it never changes at its address. */
export const readPersonPhoto = route({
  method: 'GET',
  path: photoPath,
  params: photoId,
  query: photoSize,
  answer: documentAnswer,
});

import * as z from 'zod/mini';
import { publicProperties } from './wire.ts';

export const propertyReading = z.strictObject({ key: z.enum(publicProperties.map(({ key }) => key)) });

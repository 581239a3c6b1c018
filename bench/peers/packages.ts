import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages of the peers' folder; they have no place in the product's, so their types are those that the bench needs. */
export function peerPackage<T>(folder: string, name: string): T {
  return createRequire(join(folder, 'package.json'))(name) as T;
}

/** A setting that the bench gives to a peer's process. */
export function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

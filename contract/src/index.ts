import { capabilityErrors, capabilityPages, capabilityProperties } from './capabilities.generated.ts';
import type { CapabilityCatalogues as FolderCatalogues } from './capabilities.generated.ts';
import { baseErrors } from './kernel/base-errors.ts';
import { contactErrors } from './kernel/contact-errors.ts';
import type { ErrorTable } from './kernel/errors.ts';
import { flowsPerAddress } from './kernel/flow-limits.ts';
import type { en as baseMessages } from './kernel/messages/en.ts';
import type { Page } from './kernel/page.ts';
import type { Property } from './kernel/property.ts';

/** Every code that a call may be refused with. A code stands in one capability's table alone. */
export const errorTable = {
  ...baseErrors,
  ...contactErrors,
  ...capabilityErrors,
} as const satisfies ErrorTable;
export type ErrorCode = keyof typeof errorTable;

/** The English catalogues of all capabilities; their merged keys are the keys of every language. */
export type CapabilityCatalogues = [typeof baseMessages, ...FolderCatalogues];

/** Every property that the operator may change. */
export const properties: readonly Property[] = [...capabilityProperties, flowsPerAddress];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}

/** Every address that shows a page. */
export const pages: readonly Page[] = capabilityPages;

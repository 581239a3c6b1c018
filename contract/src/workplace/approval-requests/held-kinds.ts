/** Kinds of changes that a company may have approved before they are made. */
export const heldKinds = ['retire', 'grant', 'export', 'import', 'deleteDepartment'] as const;
export type HeldKind = (typeof heldKinds)[number];

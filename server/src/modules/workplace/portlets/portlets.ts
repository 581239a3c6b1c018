import type { Target } from '../../../kernel/operations/outcome.ts';

export function portletTarget(portletNumber: number): Target {
  return { kind: 'portlet', id: String(portletNumber) };
}

export function categoryTarget(categoryNumber: number): Target {
  return { kind: 'portlet-category', id: String(categoryNumber) };
}

/** Database constraints, mapped to the errors of the contract. */
export const constraints = {
  portlets_company_code_board_number_key: [null, 'PORTLET_EXISTS'],
  portlets_category_number_fkey: [null, 'CO404'],
  portlets_board_number_fkey: [null, 'CO404'],
} as const;

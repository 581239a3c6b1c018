import type { Language } from '@madang/contract/kernel/languages.ts';

/** Departments of templates: their code, equal in every country, and English name. Countries add their own names. */
export const englishNames = {
  CORPORATE: 'Corporate Affairs',
  HRTEAM: 'Human Resources',
  FINANCE: 'Finance and Accounting',
  PURCHASING: 'Purchasing',
  SALES: 'Sales',
  MARKETING: 'Marketing',
  SUPPORT: 'Customer Support',
  PRODUCT: 'Product',
  PLANNING: 'Product Planning',
  DESIGN: 'Design',
  ENGINEERING: 'Engineering',
  FRONTEND: 'Front End',
  BACKEND: 'Back End',
  PLATFORM: 'Platform',
  BUSINESS: 'Business',
  DOMESTIC: 'Domestic Sales',
  OVERSEAS: 'Overseas Sales',
  PRODUCTION: 'Production',
  SCHEDULING: 'Production Planning',
  ASSEMBLY: 'Assembly',
  LOGISTICS: 'Logistics',
  QUALITY: 'Quality',
  CONTROL: 'Quality Control',
  ASSURANCE: 'Quality Assurance',
  RESEARCH: 'Research and Development',
  STORES: 'Store Operations',
  STORE1: 'Store 1',
  STORE2: 'Store 2',
  GOODS: 'Merchandising',
  BUYING: 'Buying',
  INVENTORY: 'Inventory',
} as const;
export type TemplateCode = keyof typeof englishNames;
export type TemplateNames = Readonly<Record<TemplateCode, string>>;

/** One department of the company, and those under it. */
type Branch = readonly [top: TemplateCode, under: readonly TemplateCode[]];

export const templateKinds = ['office', 'tech', 'maker', 'retail'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templates: Readonly<Record<TemplateKind, readonly Branch[]>> = {
  office: [
    ['CORPORATE', ['HRTEAM', 'FINANCE']],
    ['SALES', []],
    ['MARKETING', []],
    ['SUPPORT', []],
  ],
  tech: [
    ['CORPORATE', ['HRTEAM', 'FINANCE']],
    ['PRODUCT', ['PLANNING', 'DESIGN']],
    ['ENGINEERING', ['FRONTEND', 'BACKEND', 'PLATFORM']],
    ['BUSINESS', ['SALES', 'MARKETING', 'SUPPORT']],
  ],
  maker: [
    ['CORPORATE', ['HRTEAM', 'FINANCE', 'PURCHASING']],
    ['SALES', ['DOMESTIC', 'OVERSEAS']],
    ['PRODUCTION', ['SCHEDULING', 'ASSEMBLY', 'LOGISTICS']],
    ['QUALITY', ['CONTROL', 'ASSURANCE']],
    ['RESEARCH', []],
  ],
  retail: [
    ['CORPORATE', ['HRTEAM', 'FINANCE']],
    ['STORES', ['STORE1', 'STORE2']],
    ['GOODS', ['BUYING', 'INVENTORY']],
    ['MARKETING', []],
    ['SUPPORT', []],
  ],
};

/** A department as a template suggests it. */
export interface TemplateDepartment {
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
  readonly language: Language;
}

/** Names of the departments in a country, and their language. */
export interface TemplateTexts {
  readonly names: TemplateNames;
  readonly language: Language;
}

export function templateDepartment(code: TemplateCode, { names, language }: TemplateTexts): TemplateDepartment {
  return { departmentCode: code, departmentName: names[code], englishDepartmentName: englishNames[code], language };
}

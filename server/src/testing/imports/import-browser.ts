import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { expect } from 'vitest';
import type { Browser } from '../browser.ts';
import { sendFile } from '../files/send-file.ts';
import { memberBrowser } from '../member.ts';
import type { TestApp } from '../test-app.ts';
import { runImport, workOn } from './work-on-imports.ts';

const path = '/api/v1/imports';

export type ImportingBrowser = Browser & { readonly personId: string; readonly companyCode: string };

interface SentTable {
  readonly name: string;
  readonly content: Buffer | string;
  readonly kind?: string;
  /** Sheet of a workbook, if not the first. */
  readonly sheet?: string;
}

/** Administrators who import files, with the product's work done at once. */
export function importsOf(app: TestApp) {
  const { kernel } = app;
  const detailOf = async (by: Browser, importId: string) => (await by.get(`${path}/${importId}`)).json<ImportDetail>();
  const check = async (by: ImportingBrowser, importId: string) => {
    await by.post(`${path}/${importId}/check`);
    await workOn(kernel, 'check-import-rows', { ...by, importId });
    return detailOf(by, importId);
  };
  const read = async (by: ImportingBrowser, importId: string) => {
    await workOn(kernel, 'read-import-rows', { ...by, importId });
    return detailOf(by, importId);
  };
  return {
    detailOf,
    check,
    read,
    async company(companyCode: string, language?: string): Promise<ImportingBrowser> {
      const by = await memberBrowser(app, { companyCode, role: 'administrator' });
      if (language === undefined) return Object.assign(by, { companyCode });
      const other = app.browser({ language });
      for (const [name, value] of by.cookies) other.cookies.set(name, value);
      return Object.assign(other, { personId: by.personId, companyCode });
    },
    rowsOf: async (by: Browser, importId: string) =>
      (await by.post(`${path}/${importId}/rows/search`)).json<List<GridRow>>().items,
    /** Sends a file and reads it. */
    async sent(by: ImportingBrowser, { name, content, kind, sheet }: SentTable) {
      const query = kind === undefined ? '' : `?kind=${kind}`;
      const answer = await sendFile(by, `${path}/file${query}`, { name, content });
      expect(answer.status, answer.text).toBe(200);
      const { importId } = answer.json<{ importId: string }>();
      await read(by, importId);
      if (sheet !== undefined) {
        await by.put(`${path}/${importId}/reading`, { encoding: '', delimiter: '', sheet, headerLine: 1 });
        await read(by, importId);
      }
      return { importId, detail: await detailOf(by, importId) };
    },
    /** Applies the rows without a fault, and runs them to the end. */
    async applied(by: ImportingBrowser, importId: string, body: object = {}) {
      const answer = await by.post(`${path}/${importId}/application`, { rows: 'valid', ...body });
      expect(answer.status, answer.text).toBe(200);
      const { runId } = answer.json<{ runId: string | null }>();
      if (runId !== null) await runImport(kernel, { ...by, importId, runId });
      return runId;
    },
  };
}

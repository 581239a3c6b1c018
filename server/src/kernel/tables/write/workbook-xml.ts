import { escaped } from '../xlsx/escapes.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

export function contentTypesXml(sheetCount: number): string {
  const sheets = numbers(sheetCount).map(
    (each) => `<Override PartName="/xl/worksheets/sheet${each}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets.join('')}</Types>`
  );
}

export const rootRelationsXml =
  `${declaration}<Relationships xmlns="${packages}/relationships">` +
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export function workbookXml(names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function workbookRelationsXml(sheetCount: number): string {
  const sheets = numbers(sheetCount).map(
    (each) => `<Relationship Id="rId${each}" Type="${office}/worksheet" Target="worksheets/sheet${each}.xml"/>`,
  );
  return (
    `${declaration}<Relationships xmlns="${packages}/relationships">${sheets.join('')}` +
    `<Relationship Id="rId${sheetCount + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`
  );
}

/** Looks by number: 0 as the spreadsheet likes, 1 text, 2 the bold text of a header. */
export const stylesXml =
  `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>';

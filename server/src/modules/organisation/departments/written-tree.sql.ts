import { sql, type RawBuilder } from 'kysely';

interface CompanyNames {
  readonly companyName: string;
  readonly englishCompanyName: string;
}

// Parsed, checked and written again by the server, 10,000 departments take three times as long.
/** The answer of the whole chart as JSON, in the order of `wholeTreeOf`; the company's own names stand for TOP. */
export function writtenTreeOf(companyCode: string, company: CompanyNames): RawBuilder<{ readonly text: string }> {
  const named = (name: RawBuilder<unknown>, ofCompany: string) =>
    sql`to_json(case when upper_department_code is null then ${ofCompany}::text else ${name} end)`;
  return sql<{ readonly text: string }>`
    select concat('{"items":[', string_agg(concat('{"departmentCode":', to_json(department_code),
        ',"departmentName":', ${named(sql`name`, company.companyName)},
        ',"englishDepartmentName":', ${named(sql`english_name`, company.englishCompanyName)},
        ',"parentDepartmentCode":', to_json(coalesce(upper_department_code, '')), '}'), ','
        order by upper_department_code nulls first, sort_order, department_code),
      '],"total":{"count":', count(*), ',"isExact":true},"next":null}') as text
    from departments where company_code = ${companyCode}`;
}

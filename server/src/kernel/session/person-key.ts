export interface PersonKey {
  readonly companyCode: string;
  readonly personId: string;
}

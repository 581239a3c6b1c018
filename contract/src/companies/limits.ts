export const companyNameMaxLength = 50;

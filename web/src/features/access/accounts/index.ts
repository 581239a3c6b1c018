export const needs = ['front'];

export { clearSignUpResult, served, signedUpId, signUpResultKey } from './sign-up-result.ts';

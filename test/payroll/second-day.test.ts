import { describe } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';
import { adapterCases } from './adapter-cases.ts';
import { changeCases } from './change-cases.ts';
import { lockInCases } from './lock-in-cases.ts';
import { lockedFillCases } from './locked-fill-cases.ts';
import { nexusCases } from './nexus-cases.ts';
import { renewalCases } from './renewal-cases.ts';

// One service for all of it: loading every form takes longer than the cases.
const service = serviceOfDefinitions(definitions);

describe('lock-in letters', () => lockInCases(service));
describe('filling with lock-in letters', () => lockedFillCases(service));
describe('renewals', () => renewalCases(service));
describe('changes', () => changeCases(service));
describe('nexus', () => nexusCases(service));
describe('adapters', () => adapterCases(service));

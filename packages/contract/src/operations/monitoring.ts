import type { Operation } from '../foundation/operation.ts';

/** Operations for monitors. */
export const monitoringOperations = {
  healthz: {
    method: 'GET',
    path: '/healthz',
    summary: 'Say whether the process answers.',
    parameters: [],
    reply: { types: ['application/json'], description: 'Yes.' },
    refusals: [],
    isForMonitors: true,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    summary: 'Say whether requests may be sent.',
    parameters: [],
    reply: { types: ['application/json'], description: 'Yes.' },
    refusals: [],
    isForMonitors: true,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Get what was counted. In development only; elsewhere it has a port of its own.',
    parameters: [],
    reply: { types: ['text/plain'] },
    refusals: [],
    isForMonitors: true,
    isUndocumented: true,
  },
} as const satisfies Record<string, Operation>;

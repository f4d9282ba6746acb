import type { Operation } from '../foundation/operation.ts';

/** Operations for monitors. */
export const monitoringOperations = {
  healthz: {
    method: 'GET',
    path: '/healthz',
    tag: 'Monitoring',
    summary: 'Say whether the process answers.',
    description: 'Restart the process when this fails.',
    parameters: [],
    reply: { types: ['application/json'], description: 'Yes.' },
    refusals: [],
    isForMonitors: true,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    tag: 'Monitoring',
    summary: 'Say whether requests may be sent.',
    description:
      'Send requests elsewhere while this is 503: no release is loaded, or the service is shutting down.',
    parameters: [],
    reply: { types: ['application/json'], description: 'Yes.' },
    refusals: [],
    isForMonitors: true,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    tag: 'Monitoring',
    summary: 'Get what was counted.',
    description: 'In development only; elsewhere it has a port of its own.',
    parameters: [],
    reply: { types: ['text/plain'] },
    refusals: [],
    isForMonitors: true,
    isUndocumented: true,
  },
} as const satisfies Record<string, Operation>;

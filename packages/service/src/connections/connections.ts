import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AbortKind } from '../foundation/abort-kinds.ts';
import { addressGroup } from './address-group.ts';

/** A reply that a connection waits for. `end` is called when it has it, or never will. */
type OwedReply = { response: ServerResponse; end(why?: AbortKind): void };

/** The connections to a server, and what they wait for. */
export type Connections = {
  /** Takes a new connection, or ends it when its address has too many. */
  take(socket: Socket): void;
  /** Whether too many requests of a connection wait already. From then on it may ask nothing more. */
  isFull(socket: Socket): boolean;
  owe(socket: Socket, reply: OwedReply): void;
  count(): number;
  /** Ends connections on which nothing was ever sent: Node takes them for busy. */
  endSilent(): void;
  stop(): void;
};

/** What connections may do, and who hears of those that were refused. */
export type ConnectionRules = {
  perAddress: number;
  pipelined: number;
  /** Milliseconds in which a reply must have been read. */
  stall: number;
  /** Whether an address may have any number of connections. */
  isExempt(address: string): boolean;
  refused(): void;
};

type Connection = { owed: Set<OwedReply>; writtenAt: WeakMap<OwedReply, number> };

const millisecondsBetweenChecks = 1_000;

/** Keeps watch over connections: how many there are, and what they wait for. */
export function watchConnections(rules: ConnectionRules): Connections {
  const open = new Map<Socket, Connection>();
  const byAddress = new Map<string, number>();

  function take(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    const group = addressGroup(remoteAddress);
    const count = (byAddress.get(group) ?? 0) + 1;
    if (count > rules.perAddress && !rules.isExempt(remoteAddress)) {
      rules.refused();
      socket.destroy();
      return;
    }
    const connection: Connection = { owed: new Set(), writtenAt: new WeakMap() };
    open.set(socket, connection);
    byAddress.set(group, count);
    socket.once('close', () => {
      open.delete(socket);
      leave(byAddress, group);
      // Replies that wait behind another hear nothing of the end of their connection.
      for (const reply of [...connection.owed]) reply.end();
    });
  }
  const timer = setInterval(() => {
    for (const [socket, connection] of open) {
      if (!isStalled(connection, rules.stall)) continue;
      for (const reply of [...connection.owed]) reply.end('REPLY_NOT_READ');
      socket.destroy();
    }
  }, millisecondsBetweenChecks).unref();
  return {
    take,
    isFull: (socket) => (open.get(socket)?.owed.size ?? 0) >= rules.pipelined,
    owe(socket, reply) {
      const connection = open.get(socket);
      connection?.owed.add(reply);
      reply.response.once('close', () => {
        connection?.owed.delete(reply);
        reply.end();
      });
    },
    count: () => open.size,
    endSilent() {
      for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
    stop: () => clearInterval(timer),
  };
}

function leave(byAddress: Map<string, number>, group: string): void {
  const left = (byAddress.get(group) ?? 1) - 1;
  if (left === 0) byAddress.delete(group);
  else byAddress.set(group, left);
}

/** Whether a reply that was written whole has not been read for too long. */
function isStalled({ owed, writtenAt }: Connection, stall: number): boolean {
  const now = performance.now();
  for (const reply of owed) {
    if (!reply.response.writableEnded) continue;
    const since = writtenAt.get(reply) ?? now;
    writtenAt.set(reply, since);
    if (now - since > stall) return true;
  }
  return false;
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AbortKind } from '../foundation/abort-kinds.ts';
import { addressGroup } from './address-group.ts';

/** A reply that a connection is waiting for. `end` is called when it is sent, or never will be. */
type OwedReply = { response: ServerResponse; end(why?: AbortKind): void };

/** The connections to a server and their pending replies. */
export type Connections = {
  /** Accepts a new connection, or closes it when its address has too many. */
  take(socket: Socket): void;
  /** Whether too many requests of a connection are pending. It may then send no more. */
  isFull(socket: Socket): boolean;
  owe(socket: Socket, reply: OwedReply): void;
  count(): number;
  /** Closes connections on which nothing was ever sent, because Node treats them as busy. */
  endSilent(): void;
  stop(): void;
};

/** The limits of connections, and a callback for refused ones. */
export type ConnectionRules = {
  perAddress: number;
  pipelined: number;
  /** The time in which a reply must be read, in milliseconds. */
  stall: number;
  /** Whether an address may have any number of connections. */
  isExempt(address: string): boolean;
  refused(): void;
};

type Connection = { owed: Set<OwedReply>; writtenAt: WeakMap<OwedReply, number> };

const millisecondsBetweenChecks = 1_000;

/** Tracks connections and their pending replies, and enforces their limits. */
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
      // Replies that are queued behind another are not notified when their connection ends.
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

/** Whether a completely written reply has not been read for too long. */
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

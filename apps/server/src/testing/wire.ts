import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a local port that can go silent without closing, as networks do. */
export class Wire {
  private readonly sockets = new Set<Socket>();

  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async to(port: number): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', (near) => {
      const far = connect(port, '127.0.0.1');
      for (const socket of [near, far]) {
        wire.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          wire.sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return wire;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Silently drops everything on the connections that are open now. */
  hush(): void {
    for (const socket of this.sockets) {
      socket.unpipe();
      socket.pause();
    }
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

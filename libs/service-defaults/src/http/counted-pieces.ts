import { IncomingMessage } from 'node:http';
import { endUnread } from './end-unread.js';

/** No caller of the shop sends a body in more, unless it is a large file. */
const fewPieces = 500;
/** Of what a large file comes in, at the least. */
const leastBytesOfPiece = 64;

/**
 * A request whose connection is ended where its body comes in thousands of pieces of a few bytes. Node handles each of them by
 * itself, also the ten thousand chunks of one byte that a packet may hold, and sees to nobody else meanwhile.
 */
export class CountedPieces extends IncomingMessage {
  private pieces = 0;
  private bytes = 0;

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece === null) return super.push(null);
    this.pieces += 1;
    this.bytes += piece.length;
    if (this.pieces <= fewPieces || this.bytes >= this.pieces * leastBytesOfPiece)
      return super.push(piece, encoding);
    if (!this.socket.destroyed) endUnread(this.socket);
    // What the packet holds besides is dropped.
    return true;
  }
}

import { BrowserMultiFormatReader } from '@zxing/browser';

/** Often enough for a hand that moves; a phone of few years ago needs some 50 ms for a picture. */
const PAUSE_MS = 150;

/** Until the first picture: cameras of slow phones take their time. */
const START_MS = 60_000;

/** The camera at the back of a phone. What is printed small needs more than the 640 pixels of the default. */
const CAMERA: MediaStreamConstraints = { video: { facingMode: 'environment', width: { ideal: 1280 } } };

interface Reading {
  /** Called with the text of the first code. */
  onRead: (text: string) => void;
  /** Called with what `getUserMedia` threw. */
  onFailed: (error: unknown) => void;
}

/** Shows the camera's picture and looks for barcodes and QR codes in it. Answers what turns the camera off. */
export function readFromCamera(video: HTMLVideoElement, { onRead, onFailed }: Reading): () => void {
  const reader = new BrowserMultiFormatReader(undefined, {
    delayBetweenScanAttempts: PAUSE_MS,
    tryPlayVideoTimeout: START_MS,
  });
  let isOver = false;
  const started = reader.decodeFromConstraints(CAMERA, video, (result) => {
    if (!result || isOver) return;
    end();
    onRead(result.getText());
  });
  const end = () => {
    isOver = true;
    void started.then(
      (controls) => controls.stop(),
      () => undefined,
    );
  };
  started.catch((error: unknown) => {
    if (!isOver) onFailed(error);
  });
  return end;
}

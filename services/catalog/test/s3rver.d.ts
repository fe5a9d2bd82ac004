declare module '@20minutes/s3rver' {
  /** An S3 server that keeps its objects in a folder; its keys are `S3RVER` and `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** Answers where it listens. */
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CachedReads, tooLarge } from '../cache/index.js';
import { CONFIG, type GatewayConfig } from '../config.js';
import { publicReadOf } from '../routes/index.js';

/** What pages say of delivery where ways to bring parcels have been entered: what it costs depends on where they go. */
const byPlace = 'by-place';

/** For a page that is rendered meanwhile; after that it says what was known before. */
const patienceMs = 250;

interface Methods {
  methods: { paused?: boolean }[];
}

/** The table of deliveries, as far as it says who decides what delivery costs. */
interface Table {
  provinces: (Methods & { districts?: Methods[] })[];
}

/** By what pages say from when delivery is free: the shop's policy, which decides as long as nothing was entered in its place. */
@Injectable()
export class DeliveryPolicy {
  private known: string;

  constructor(
    private readonly reads: CachedReads,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.known = config.SHIPPING_POLICY;
  }

  /** As the table is now; as it was, where it cannot be read soon. `address` is who asks for the page. Never throws. */
  async now(address: string): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([this.read(address).catch(() => undefined), late]).finally(() => clearTimeout(timer));
    return this.known;
  }

  private async read(address: string): Promise<void> {
    const answer = await this.reads.get(publicReadOf('/api/delivery')!, address);
    if (answer === tooLarge || answer.status !== 200) return;
    const { provinces } = JSON.parse(answer.body.toString()) as Table;
    const places = provinces.flatMap((one) => [one, ...(one.districts ?? [])]);
    const isEntered = places.some(({ methods }) => methods.some(({ paused }) => !paused));
    this.known = isEntered ? byPlace : this.config.SHIPPING_POLICY;
  }
}

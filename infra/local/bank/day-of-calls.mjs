/** Counts a day's calls, refused ones too; the day is UTC's. */
export class DayOfCalls {
  #day = '';

  /** @param {number} limit */
  constructor(limit) {
    this.limit = limit;
    this.calls = 0;
  }

  /** Counts one; answers whether it was within the limit. */
  count(nowMs = Date.now()) {
    const today = new Date(nowMs).toISOString().slice(0, 10);
    if (today !== this.#day) this.begin();
    this.#day = today;
    this.calls += 1;
    return this.calls <= this.limit;
  }

  /** Begins a day. */
  begin() {
    this.calls = 0;
  }
}

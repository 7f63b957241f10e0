/** The adapter gave no answer within the time of one case: verdict timed-out. */
export class AdapterHang extends Error {
  override readonly name = "AdapterHang";
}

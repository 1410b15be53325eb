/** Whether a file is a picture with at least this many pixels on each side; false for files that are not readable as pictures. */
export async function isLargeEnough(file: File, pixels: number): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    const isGood = picture.width >= pixels && picture.height >= pixels
    picture.close()
    return isGood
  } catch {
    return false
  }
}

/** Whether a file is a picture of at least so many pixels a side; false for what cannot be read as one. */
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
